import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@smash/contract';
import { describeVersion } from './platform/config/product-version.js';
import { BODY_ERRORS, ErrorDto, ValidationIssueDto } from './platform/http/api-responses.decorator.js';
import { MEMBER_SECURITY } from './platform/auth/access.decorators.js';

/**
 * Lists and the contact form, whose paths are documented with a slash at the end (docs/requirements/api.md#a-1); the
 * server accepts both forms.
 */
const COLLECTIONS = [
  '/api/jobs',
  '/api/applications-list',
  '/api/accounts',
  '/api/zones',
  '/api/activities',
  '/api/messages',
  '/api/mail-templates',
  '/api/members',
  '/api/audit',
  '/api/counts',
  '/api/purchases',
  '/api/send_email',
];

/** The API description, made from the decorators of the controllers. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${COMPANY.name} API`)
    .setVersion(describeVersion())
    .setDescription(
      'The API of the careers portal: jobs, applications and portal accounts; also zones, activities, messages, members and purchases of shares. Every error has the body `{detail, code}`. Times are UTC in ISO 8601. Days and deadlines are in Lagos time.',
    )
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that this description comes from')
    .addBearerAuth({ type: 'http', description: 'Token from POST /api/login, or an API token (smt_…)' })
    .addBearerAuth({ type: 'http', description: 'Token from POST /api/members/login' }, MEMBER_SECURITY)
    .addBearerAuth({ type: 'http', description: 'Token from POST /api/onboarding/unlock' }, 'onboarding')
    .addBearerAuth({ type: 'http', description: 'Token from POST /api/my-application/session' }, 'candidate')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ErrorDto, ValidationIssueDto],
  });
  const paths = Object.entries(document.paths).map(([path, item]) => {
    for (const operation of [item.post, item.put, item.patch]) {
      if (operation?.requestBody) operation.responses = { ...BODY_ERRORS, ...operation.responses };
    }
    return [COLLECTIONS.includes(path) ? `${path}/` : path, item];
  });
  return { ...document, paths: Object.fromEntries(paths) as OpenAPIObject['paths'] };
}
