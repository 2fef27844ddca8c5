import { HttpStatus } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Where the form of a job is sent without scripts. */
const FORM_PAGE = /^\/job-application\/\d{1,9}\/?$/;

/** Leaves the API and the sent form to Nest, and refuses what no page is asked with. */
export const acceptedRequests: RequestHandler = ({ method, path }, response, next) => {
  if (path === '/api' || path.startsWith('/api/')) {
    next('router');
  } else if (method === 'POST' && FORM_PAGE.test(path)) {
    next('router');
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.status(HttpStatus.METHOD_NOT_ALLOWED).setHeader('Allow', 'GET, HEAD').end();
  } else if (path.includes('%00')) {
    // A zero byte is in no address. nginx returns the same.
    response.status(HttpStatus.BAD_REQUEST).end();
  } else {
    next();
  }
};
