# What the first match of Suleika says in English.

lesson-match-title = A first walk across the market
lesson-match-turn = Here stands Omar, and first you turn him: straight on, left or right, but never back. Send him east.
lesson-match-lay = The die showed two slippers, so he walked two fields. Now unroll a red carpet beside him, where he has just walked.
lesson-match-toll = Blue lies ahead. Whoever stops on a stranger’s carpet pays its owner; go straight on all the same, and see what it costs.
lesson-match-cover = Two blue fields hung together, so you paid two piastres. Now lay your carpet over half of the blue one: half is allowed, never the whole.
lesson-match-balcony = Look, { SEAT(1) } stopped on red and paid you! Omar now stands at the rim: straight on, a balcony leads him back into the market, as one step.
lesson-match-area = What hangs together counts as one area, and its size is the price. Lay your carpet so that your red area grows to four fields.
lesson-match-odds = Blue has covered half of your first carpet; that is how it goes. Before you turn Omar, see what each way may cost: west is free.
lesson-match-join = One carpet can join what lay apart. Here it covers a blue half, and all your red becomes one area of seven fields.
lesson-match-own = Seven piastres for you! Over your own carpets Omar walks free of charge, so send him along them to the east.
lesson-match-last = Your last carpet. Cover two halves of two yellow carpets: at the end every half that you can still see is worth a point.
lesson-match-end = Piastres and visible halves are counted together, and you have won. Now play it for real: Novices are waiting, and hints help you.
