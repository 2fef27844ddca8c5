/** In SQL, the address of each member, for modules that store records of members. */
export const MEMBER_ADDRESSES = '(SELECT id, email FROM members)';
