import type { DepartmentPage } from './department-page';

/** Three members, each with a department label. */
export const SALES_MARKETING_DEPARTMENT: DepartmentPage = {
  slug: 'sales-marketing-department',
  title: 'Sales & Marketing Department',
  introduction: [
    'They introduce the thirteen businesses to the markets, campuses and boardrooms that do not know them yet, and they talk to people who are thinking of buying shares or joining a plan.',
    'Their pay does not depend on how quickly you sign. Ask for the risks before the returns; they are trained to answer in that order.',
  ],
  members: [
    {
      name: 'Chukwuma Ikeanyi',
      role: 'Sales and Marketing Lead',
      image: 'chukwuma-ikeanyi',
      profileLink: '/about',
      departmentLabel: 'Sales & Marketing',
    },
    {
      name: 'Boma Tamuno',
      role: 'Field Marketing Officer',
      image: 'boma-tamuno',
      profileLink: '/about',
      departmentLabel: 'Sales & Marketing',
    },
    {
      name: 'Maryam Kangiwa',
      role: 'Investor Relations Officer',
      image: 'maryam-kangiwa',
      profileLink: '/about',
      departmentLabel: 'Investments',
    },
  ],
};
