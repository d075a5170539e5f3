/** How the house chooses who does a chore. `open`: whoever takes it. */
export const ASSIGNMENT_WAYS = ['fair', 'rotation', 'fixed', 'random', 'open'] as const;
export type AssignmentWay = (typeof ASSIGNMENT_WAYS)[number];

/**
 * What a turn of a chore is: to be done, said to be done, and what its housemates or the time made of it. `serviced`: a
 * neatkeeper did it, and it is nobody's any more.
 */
export const TURN_STATES = ['due', 'posted', 'verified', 'rejected', 'missed', 'serviced'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** How roomies change between themselves who does a turn: for somebody else, by somebody else, or each the other's. */
export const TURN_CHANGES = ['take_over', 'pass_on', 'swap'] as const;
export type TurnChange = (typeof TURN_CHANGES)[number];

export const APPEAL_STATES = ['open', 'upheld', 'dismissed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

export const RULE_CHANGE_STATES = ['open', 'accepted', 'declined'] as const;
export type RuleChangeState = (typeof RULE_CHANGE_STATES)[number];

/** Why somebody has points or a strike. */
export const POINT_CAUSES = ['chore', 'rejected', 'missed', 'bonus', 'debt'] as const;
export type PointCause = (typeof POINT_CAUSES)[number];
