/**
 * What a roomie writes on a payment, so that it is known whose it is: the house by its name and the person by the end of their id,
 * which says nothing else of them; banks take 140 characters.
 */
export const paymentReference = (house: string, roomieId: string): string =>
  `${house.slice(0, 100)} ${roomieId.slice(-8).toUpperCase()}`;
