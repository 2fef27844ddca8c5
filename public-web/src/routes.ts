import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Routes of pages that share a module; each has its path as its id. */
const shared = (file: string, paths: readonly string[]) =>
  paths.map((path) => route(path, file, { id: path }));

const DEPARTMENTS = [
  'media-it-department',
  'smash-travels-department',
  'ridesmash-department',
  'smashwise-department',
  'sales-marketing-department',
];

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('investor-relations', 'routes/investor-relations.tsx'),
  route('corporate-documents', 'routes/corporate-documents.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('careers/:jobId', 'routes/job.tsx'),
  route('job-application', 'routes/choose-position.tsx'),
  route('job-application/:jobId', 'routes/job-application.tsx'),
  route('all-businesses', 'routes/all-businesses.tsx'),
  route('business/:slug', 'routes/business.tsx'),
  route('team/:slug', 'routes/team-member.tsx'),
  route('smash-people', 'routes/smash-people.tsx'),
  ...shared('routes/department.tsx', DEPARTMENTS),
  route('buy-shares', 'routes/buy-shares.tsx'),
  route('buy-shares-form', 'routes/buy-shares-form.tsx'),
  route('invest-with-us', 'routes/invest-with-us.tsx'),
  route('investor-signup', 'routes/investor-signup.tsx'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('confirm', 'routes/confirm.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  ...shared('routes/article.tsx', ['agric-blog', 'gold']),
  route('blog', 'routes/blog.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('press-release', 'routes/press-release.tsx'),
  ...shared('routes/legal.tsx', ['privacypolicy', 'termsandconditions', 'passwordpolicy', 'accessibility']),
  route('livechat', 'routes/livechat.tsx'),
  route('send-email', 'routes/send-email.tsx'),
  route('onboarding', 'routes/onboarding.tsx'),
  route('my-application', 'routes/my-application.tsx'),
  ...shared('routes/job-alert.tsx', ['job-alerts/confirm', 'job-alerts/unsubscribe']),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
