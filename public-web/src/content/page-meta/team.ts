import { TEAM, type TeamSlug } from '../team';
import type { PageMeta } from './page-meta';

const DESCRIPTIONS: Readonly<Record<TeamSlug, string>> = {
  president_grp_ceo:
    'Chidubem Okwuosa, President and Group CEO, on a borehole, a used bus and why he reads ten complaints every Monday before any report.',
  grp_biz_operations:
    'Halilu Wase, Group Business Manager, learned to count in a grain store. How he made one page of the reports of thirteen businesses.',
  hr_slug:
    'Folasade Adegbite, HR Manager, once taught forty-six pupils under one fan. She still learns every name by the second day, yours included.',
  hr_asst:
    'Dooshima Iorliam, HR Assistant, is the first person a new starter meets. She makes sure that nobody eats a first lunch in the stairwell.',
  head_legal:
    'Rofiat Adekoya, Head Legal, grew up inside a court case about a comma. She writes contracts that six drivers could explain back to her.',
  auditor:
    'Bulus Gyang, Auditor, on tin, bent scales and a bag of nails. He posts parcels with a stone inside and follows where the money goes.',
  product_designer:
    'Osaretin Aigbe, IT Manager, draws screens as his grandfather cast bronze: three times in wax before any metal. Then he tests the backups.',
  Creativity:
    'Toluwani Ajakaiye, Head of Creativity, grew up ankle-deep in aso ebi scraps. How a torch on a dark wall became a burst of thirteen rays.',
  Business_Manager:
    'Nkechi Udeogu, Business Manager, sold iced water at nine and still owns the cooler. What a generator dealer taught her about payouts.',
  team_lead_ridesmash:
    'Iniobong Ekpo, Business Operation Manager for Ridesmash, begins at five with a map and the sky, and rides on Fridays to be annoyed.',
  team_lead_smashwise:
    'Hannatu Mshelia, KYC/Case Officer, knows what it means to lose every paper in a night. How she checks identities without treating you as a suspect.',
  software_engineer:
    'Olumide Fagbenro, Lead Software Engineer, wrote his first program on paper. He makes sure that a fare is charged once, however often you press.',
  media:
    'Ene Ochefu, Team Lead Media, paid for her first camera with her first wedding. Why she shows people their film before she shows it to you.',
  lead_ridesmash:
    'Sadiq Ringim, Team Lead Ridesmash, drove other men’s cars until hire purchase put one in the sum. Now he trains the drivers who follow.',
  graphic_designer:
    'Preye Ebikeme, Brand Designer, learned letters from boat painters in Ekeremor. She looks at every sign from the far side of the road.',
  it_support:
    'Ishaya Bitrus, Frontend Developer & IT Support, learned on a cracked phone in Mubi. Bring him a frozen screen and take some chin chin.',
  social_media:
    'Oghenekaro Edewor, Team Lead, Social Media & Content, read traffic news in Warri. She gives each story the eleven seconds it deserves.',
};

/** Heads of the seventeen profiles, by path. */
export const TEAM_META: Readonly<Record<string, PageMeta>> = Object.fromEntries(
  TEAM.map(({ slug, name }) => [`/team/${slug}`, { suffix: name, description: DESCRIPTIONS[slug] }]),
);
