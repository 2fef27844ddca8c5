import { readFile } from 'node:fs/promises';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId: string;
  /** The permission that a role needs; on operations of the portal. */
  'x-permission'?: string;
  /** The further permission that a token needs to read the answer. */
  'x-shows'?: string;
  parameters?: { name: string; in: string; schema?: { type?: string } }[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, unknown>;
}

/** An operation of the committed description of the API. */
export interface DescribedOperation extends Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Names of the fields of its body. */
  fields: string[];
  /** Whether everybody may call it, also where a session shows more. */
  isPublic: boolean;
  /** Whether it needs a session of the portal, or an API token. */
  isForPortal: boolean;
}

/** Every operation of `contract/openapi.json`. */
export async function openApiOperations(): Promise<DescribedOperation[]> {
  const text = await readFile(new URL('../../../contract/openapi.json', import.meta.url), 'utf8');
  const { paths, components } = JSON.parse(text) as {
    paths: Record<string, Record<DescribedOperation['method'], Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const fieldsOf = ({ requestBody }: Operation) => {
    const [content] = Object.values(requestBody?.content ?? {});
    const name = content?.schema.$ref?.split('/').at(-1) ?? '';
    return Object.keys(components.schemas[name]?.properties ?? {});
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method as DescribedOperation['method'],
      path,
      fields: fieldsOf(operation),
      ...accessOf(operation),
    })),
  );
}

function accessOf({ security = [] }: Operation) {
  const schemes = security.map((way) => Object.keys(way));
  const isPublic = schemes.length === 0 || schemes.some((names) => names.length === 0);
  return { isPublic, isForPortal: !isPublic && schemes.flat().includes('bearer') };
}
