import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
  mixin,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { FILE_SIZE_LIMIT, MESSAGES } from '@smash/contract';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { ApiException, UnavailableException } from '../errors/api-exception.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { OwnBody } from '../http/json-body.interceptor.js';
import { SpoolStorage } from './spool/spool.js';
import { isSystemError } from './storage/storage-errors.js';
import { UploadedFile } from './uploaded-file.js';

/** Bounds of a multipart body besides the size of its files. */
const MOST_FIELDS = 20;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 50,
  fileSize: FILE_SIZE_LIMIT - 1,
};

/** For busboy's errors: the body is cut off or malformed. */
class MalformedMultipartException extends ApiException {
  constructor() {
    super(HttpStatus.BAD_REQUEST, 'malformed_request', "We couldn't read the form. Please send it again.");
  }
}

class NotMultipartException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNSUPPORTED_MEDIA_TYPE,
      'unsupported_media_type',
      'A multipart/form-data body is expected',
    );
  }
}

/** Fields whose names are known only at run time, beside those of every form. */
interface FurtherFields {
  isExpected: (name: string) => boolean;
  /** Most such fields in all, and most with a file. */
  fields: number;
  files: number;
}

const NO_FURTHER_FIELDS: FurtherFields = { isExpected: () => false, fields: 0, files: 0 };

/**
 * Receives a multipart form with at most one file for each name into the spool folder, puts each file into the body
 * under its name (see FileField), and removes the files when the request is done.
 */
export function UploadInterceptor(fileFields: string[], further = NO_FURTHER_FIELDS): Type<NestInterceptor> {
  @Injectable()
  class Mixin implements NestInterceptor {
    private readonly logger = new Logger('Uploads');
    private readonly receive: ReturnType<multer.Multer['any']>;

    constructor(@Inject(ENVIRONMENT) environment: Environment) {
      const fields = MOST_FIELDS + further.fields;
      const files = fileFields.length + further.files;
      const upload = multer({
        storage: new SpoolStorage(environment.UPLOAD_PATH, environment.FILE_ENCRYPTION_KEYS[0]),
        limits: { ...LIMITS, fields, files, parts: fields + files + 2 },
        defParamCharset: 'utf8',
        fileFilter: oneOfEach((name) => fileFields.includes(name) || further.isExpected(name)),
      });
      this.receive = upload.any();
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      if (!request.is('multipart/form-data')) throw new NotMultipartException();
      await this.run(request, http.getResponse());
      const body = request.body as Record<string, unknown>;
      for (const file of filesOf(request))
        body[file.fieldname] = new UploadedFile(file.originalname, file.spooled);
      return next.handle().pipe(finalize(() => void this.removeFiles(request)));
    }

    private async removeFiles(request: Request): Promise<void> {
      for (const file of filesOf(request)) {
        try {
          await file.spooled.remove();
        } catch (error) {
          this.logger.warn(
            { err: error },
            'a temporary upload could not be removed; the next start removes it',
          );
        }
      }
    }

    private run(request: Request, response: Response): Promise<void> {
      return new Promise((resolve, reject) => {
        this.receive(request, response, (error: unknown) => {
          if (!error) resolve();
          else if (error instanceof MulterError) reject(error);
          else if (isSystemError(error)) {
            this.logger.error({ err: error }, 'an upload could not be received');
            reject(new UnavailableException(MESSAGES.submitFailed));
          } else reject(new MalformedMultipartException());
        });
      });
    }
  }
  return mixin(Mixin);
}

/** A route that takes a multipart form, read by an {@link UploadInterceptor}. */
export const ReceivesForm = (upload: Type<NestInterceptor>) =>
  applyDecorators(UseInterceptors(upload), OwnBody());

/** Accepts one file for each expected name. */
function oneOfEach(isExpected: (name: string) => boolean): multer.Options['fileFilter'] {
  const received = new WeakMap<Request, Set<string>>();
  return (request, { fieldname }, done) => {
    const names = received.get(request) ?? new Set();
    received.set(request, names);
    if (!isExpected(fieldname) || names.has(fieldname)) {
      done(new MulterError('LIMIT_UNEXPECTED_FILE', fieldname));
      return;
    }
    names.add(fieldname);
    done(null, true);
  };
}

function filesOf(request: Request): Express.Multer.File[] {
  return (request.files ?? []) as Express.Multer.File[];
}
