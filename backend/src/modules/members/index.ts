/** In SQL, the address of each member, for modules that keep something of theirs. */
export const MEMBER_ADDRESSES = '(SELECT id, email FROM members)';
