// The colours of Bedouins and rooms: robe, shadow, and the ink of the sign on it.
import { BEDOUINS, drawn, type Bedouin } from '../../pieces/pieces';

export interface Robe {
  body: string;
  deep: string;
  ink: string;
}

const ROBES: Readonly<Record<string, Robe>> = {
  red: { body: '#c8202f', deep: '#4d0810', ink: '#fff3df' },
  orange: { body: '#e07a1f', deep: '#5a2a05', ink: '#3a1a02' },
  yellow: { body: '#f0c61d', deep: '#5d4302', ink: '#4a3003' },
  green: { body: '#1e8a4d', deep: '#07301a', ink: '#fff3df' },
  blue: { body: '#235fbd', deep: '#0a2148', ink: '#fff3df' },
  pink: { body: '#d8709c', deep: '#5a1735', ink: '#3d0c22' },
  black: { body: '#37333a', deep: '#0b0a0c', ink: '#fff3df' },
  white: { body: '#f1ece0', deep: '#5c5344', ink: '#3a3226' },
  brown: { body: '#8a5a34', deep: '#371d0a', ink: '#fff3df' },
  violet: { body: '#7c4ea3', deep: '#2e1547', ink: '#fff3df' },
  turquoise: { body: '#1c9c9c', deep: '#053b3b', ink: '#06282a' },
  grey: { body: '#8d9096', deep: '#313438', ink: '#1b1d20' },
};

export const robeOf = (colour: string): Robe => ROBES[colour] ?? ROBES.grey!;

/** Whether this is a colour that Bedouins wear. */
export const isRobe = (colour: string): boolean => colour in ROBES;

/** Where the figure of a colour is drawn with its sign; null where it has none of its own. */
export const figureOf = (colour: string): string | null => (colour in BEDOUINS ? drawn(`bedouin-${colour}`) : null);

/** The sign of a colour; null where a letter stands for it. */
export const signOf = (colour: string): string | null => (colour in BEDOUINS ? drawn(`sign-${BEDOUINS[colour as Bedouin]}`) : null);
