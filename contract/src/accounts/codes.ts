/** The roles, as the wire writes them. */
export const ROLES = { customer: 'Customer', writer: 'Writer' } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

/** The role is derived only from `isWriter`. */
export const roleOf = (isWriter: boolean): Role => (isWriter ? ROLES.writer : ROLES.customer);
