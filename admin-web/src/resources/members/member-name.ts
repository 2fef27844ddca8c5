import type { Member } from '@smash/contract/client';

/** Title and all names: "Mrs Ngozi Ada Okonkwo". */
export function memberName({ title, fname, mname, sname }: Member): string {
  return [title, fname, mname, sname].filter(Boolean).join(' ');
}
