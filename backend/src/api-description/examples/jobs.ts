import { LINK_TOKEN } from './samples.js';

const job = {
  title: 'Rider Experience Lead, Ridesmash',
  brand: 'ridesmash',
  description: 'You keep riders and drivers of Ridesmash happy.',
  requirements: 'Two years in support.',
  responsibility: 'Answer riders within the hour.',
  location: 'Abuja',
  city: 'Abuja',
  state: 'FCT',
  workplace: 'hybrid',
  job_type: 'Full Time',
  salary_range: '₦350,000 to ₦450,000 a month',
  salary_min: 350_000,
  salary_max: 450_000,
  salary_currency: 'NGN',
  salary_period: 'month',
  application_deadline: '2035-12-31',
  is_active: true,
  is_draft: false,
  questions: [
    {
      id: 'city',
      label: 'Where would you ride?',
      type: 'choice',
      required: true,
      choices: ['Abuja', 'Kano'],
    },
  ],
  stages: [{ id: 'phone', name: 'Phone screen' }],
  criteria: [{ id: 'writing', name: 'Writes clearly' }],
};

/** Examples for jobs and job alerts. */
export const JOB_EXAMPLES = {
  createJob: job,
  updateJob: { ...job, application_deadline: '2035-11-30', version: 1 },
  askForJobAlert: {
    email: 'ngozi@example.com',
    q: 'rider',
    brand: 'ridesmash',
    place: 'Abuja',
    frequency: 'weekly',
  },
  confirmJobAlert: { token: LINK_TOKEN },
  visitFromJobAlert: { token: LINK_TOKEN },
};
