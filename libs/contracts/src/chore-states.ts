/** How a house assigns a chore. `open`: anyone can take it. */
export const ASSIGNMENT_WAYS = ['fair', 'rotation', 'fixed', 'random', 'open'] as const;
export type AssignmentWay = (typeof ASSIGNMENT_WAYS)[number];

/**
 * The state of a turn: due, posted as done, and its outcome. `serviced`: a neatkeeper did it, and it has no assignee
 * anymore.
 */
export const TURN_STATES = ['due', 'posted', 'verified', 'rejected', 'missed', 'serviced'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** How roomies change an assignee among themselves: take over a turn, pass it on, or swap two. */
export const TURN_CHANGES = ['take_over', 'pass_on', 'swap'] as const;
export type TurnChange = (typeof TURN_CHANGES)[number];

export const APPEAL_STATES = ['open', 'upheld', 'dismissed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

export const RULE_CHANGE_STATES = ['open', 'accepted', 'declined'] as const;
export type RuleChangeState = (typeof RULE_CHANGE_STATES)[number];

/** Why a person got points or a strike. */
export const POINT_CAUSES = ['chore', 'rejected', 'missed', 'bonus', 'debt'] as const;
export type PointCause = (typeof POINT_CAUSES)[number];
