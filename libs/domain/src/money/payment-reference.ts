/**
 * Returns the reference a roomie puts on a payment, so that it can be matched: the house name and the end of the
 * roomie's id, which reveals nothing else. Banks accept 140 characters.
 */
export const paymentReference = (house: string, roomieId: string): string =>
  `${house.slice(0, 100)} ${roomieId.slice(-8).toUpperCase()}`;
