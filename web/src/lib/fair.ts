// Checking the promise about the dice: the seed shown at the end is the one that was sealed before.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Fair } from './wire';

/** Whether the revealed seed fits the commitment; null while it is secret. */
export function kept(fair: Fair): boolean | null {
  return fair.seed === null ? null : bytesToHex(sha256(hexToBytes(fair.seed))) === fair.commitment;
}
