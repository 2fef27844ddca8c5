import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('careers/:jobId', 'routes/job.tsx'),
  route('job-application/:jobId', 'routes/job-application.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
