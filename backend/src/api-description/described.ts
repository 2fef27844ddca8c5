/** The parts of an OpenAPI 3.1 document that are completed here; the rest is passed on unchanged. */
export interface Described {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, DescribedOperation>>;
  /** Requests that the server sends, by the name of the event. */
  webhooks?: Record<string, { post: DescribedOperation }>;
  components: {
    schemas: Record<string, DescribedSchema>;
    headers?: Record<string, object>;
    examples?: Record<string, object>;
    securitySchemes?: Record<string, object>;
  };
}

export interface DescribedOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  /** The permission that the operation needs, from a role or as the scope of a token. */
  'x-permission'?: string;
  parameters?: DescribedParameter[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: DescribedSchema; example?: unknown }>;
  };
  responses: Record<string, DescribedResponse>;
  security?: Record<string, string[]>[];
}

export interface DescribedParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: DescribedSchema;
}

export interface DescribedResponse {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}

export interface DescribedSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, DescribedSchema>;
  [keyword: string]: unknown;
}

/** Every operation with its path and method. */
export function* operationsOf({ paths }: Described) {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) yield { path, method, operation };
  }
}
