import { HttpStatus } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Address that a browser without scripts sends the form of a job to. */
const FORM_PAGE = /^\/job-application\/\d{1,9}\/?$/;

/** Leaves the API and the sent form to Nest, and refuses requests that are for no page. */
export const acceptedRequests: RequestHandler = ({ method, path }, response, next) => {
  if (path === '/api' || path.startsWith('/api/')) {
    next('router');
  } else if (method === 'POST' && FORM_PAGE.test(path)) {
    next('router');
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.status(HttpStatus.METHOD_NOT_ALLOWED).setHeader('Allow', 'GET, HEAD').end();
  } else if (path.includes('%00')) {
    // No address has a zero byte. nginx returns the same status.
    response.status(HttpStatus.BAD_REQUEST).end();
  } else {
    next();
  }
};
