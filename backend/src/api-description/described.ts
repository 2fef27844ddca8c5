/** The parts of an OpenAPI 3.1 document that the description is completed in; the rest is passed on as it is. */
export interface Described {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, DescribedSchema>;
    headers?: Record<string, object>;
    examples?: Record<string, object>;
    securitySchemes?: Record<string, object>;
  };
}

export interface DescribedOperation {
  operationId: string;
  /** The permission that a role needs, or a token the scope. */
  'x-permission'?: string;
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema: DescribedSchema; example?: unknown }> };
  responses: Record<string, DescribedResponse>;
  security?: Record<string, string[]>[];
}

export interface DescribedParameter {
  name: string;
  in: string;
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

/** Every operation with its path and its method. */
export function* operationsOf({ paths }: Described) {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) yield { path, method, operation };
  }
}
