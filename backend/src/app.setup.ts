import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { ApiExceptionFilter } from './common/errors/api-exception.filter.js';
import { requestLogger } from './common/http/request-logger.js';
import { RequestValidationPipe } from './common/validation/request-validation.pipe.js';
import type { Environment } from './config/environment.js';

/** Largest JSON body. A posting with three texts of 20,000 characters fits. */
const JSON_LIMIT = '300kb';

/** What every request goes through, in tests as in production. */
export function setUpApp(app: NestExpressApplication, environment: Environment, logger: Logger): void {
  app.setGlobalPrefix('api');
  app.set('trust proxy', environment.TRUST_PROXY ?? false);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLogger(logger));
  app.use(
    helmet({
      // Pages bring their own policy for scripts; this one holds for every answer.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          'base-uri': ["'self'"],
          'object-src': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: environment.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    }),
  );
  app.useBodyParser('json', { limit: JSON_LIMIT });
  app.useGlobalPipes(new RequestValidationPipe());
  app.useGlobalFilters(new ApiExceptionFilter());
}
