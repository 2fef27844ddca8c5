/** A person with a profile. The picture is the one of the collection `team` with the slug as its name. */
export interface TeamMember {
  slug: string;
  /** Job title, as the home page shows it. */
  title: string;
  name: string;
}

/**
 * The seventeen members in the order of their cards, with their slugs and job titles (docs/requirements/site.md#s-4,
 * docs/requirements/site.md#s-25). The slugs are addresses that existed before some of these titles: `product_designer`
 * manages IT today. Biographies are in `team-biographies`.
 */
export const TEAM = [
  { slug: 'president_grp_ceo', title: 'President/Group CEO', name: 'Chidubem Okwuosa' },
  { slug: 'grp_biz_operations', title: 'Group Business Manager', name: 'Halilu Wase' },
  { slug: 'hr_slug', title: 'HR Manager', name: 'Folasade Adegbite' },
  { slug: 'hr_asst', title: 'HR Assistant', name: 'Dooshima Iorliam' },
  { slug: 'head_legal', title: 'Head Legal', name: 'Rofiat Adekoya' },
  { slug: 'auditor', title: 'Auditor', name: 'Bulus Gyang' },
  { slug: 'product_designer', title: 'IT Manager', name: 'Osaretin Aigbe' },
  { slug: 'Creativity', title: 'Head of Creativity', name: 'Toluwani Ajakaiye' },
  { slug: 'Business_Manager', title: 'Business Manager', name: 'Nkechi Udeogu' },
  {
    slug: 'team_lead_ridesmash',
    title: 'Business Operation Manager for Ridesmash',
    name: 'Iniobong Ekpo',
  },
  { slug: 'team_lead_smashwise', title: 'KYC/Case Officer', name: 'Hannatu Mshelia' },
  { slug: 'software_engineer', title: 'Lead Software Engineer', name: 'Olumide Fagbenro' },
  { slug: 'media', title: 'Team Lead Media', name: 'Ene Ochefu' },
  { slug: 'lead_ridesmash', title: 'Team Lead Ridesmash', name: 'Sadiq Ringim' },
  { slug: 'graphic_designer', title: 'Brand Designer', name: 'Preye Ebikeme' },
  { slug: 'it_support', title: 'Frontend Developer & IT Support', name: 'Ishaya Bitrus' },
  { slug: 'social_media', title: 'Team Lead, Social Media & Content', name: 'Oghenekaro Edewor' },
] as const satisfies readonly TeamMember[];

export type TeamSlug = (typeof TEAM)[number]['slug'];

/** Alternative text of a person's portrait. */
export function portraitAlt(person: Pick<TeamMember, 'name'>): string {
  return `Portrait of ${person.name}`;
}
