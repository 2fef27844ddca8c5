/** The member that the dashboard greets. */
interface Greeted {
  fname: string;
  sname: string;
  is_admin: boolean;
}

/** The greeting (docs/requirements/members.md#m-7). */
export function greeting({ fname, sname, is_admin: isAdmin }: Greeted): string {
  return isAdmin ? `Hello, Admin ${fname}!` : `Hello, ${[fname, sname].filter(Boolean).join(' ')}!`;
}

/** Growth in percent; fixed (docs/requirements/members.md#m-8). */
export const GROWTH_PERCENT = 78;

/** The projects that members follow, with their fixed progress. */
export const PROJECTS: readonly { name: string; percent: number }[] = [
  { name: 'Smash Apartments, Gwarinpa: forty flats', percent: 20 },
  { name: 'Cold chain for Smashfood kitchens', percent: 40 },
  { name: 'Ridesmash fleet, second hundred cars', percent: 60 },
  { name: 'Smash Logistics hub in Lekki', percent: 80 },
  { name: 'Smashwise agency banking in Kano', percent: 100 },
];

/** Words of the dialog before a logout (docs/requirements/members.md#m-12). */
export const LEAVING = {
  heading: 'Ready to Leave?',
  text: 'Choose Logout to end this session. What you’ve bought stays with your account. Applications you’ve started on this device will be cleared.',
  cancelLabel: 'Cancel',
  logoutLabel: 'Logout',
} as const;
