import { describe, expect, it } from '@jest/globals';
import type { Described, DescribedSchema } from './described.js';
import { describeFields } from './fields.js';

const values = { type: 'string', enum: ['a', 'b'] };

/** The schemas after they were described. */
function described(schemas: Record<string, DescribedSchema>): Record<string, DescribedSchema> {
  const document: Described = { openapi: '3.1.1', info: {}, paths: {}, components: { schemas } };
  describeFields(document);
  return document.components.schemas;
}

describe('lists that grow say so', () => {
  it('where they are schemas of their own', () => {
    const { AuditAction, Role } = described({ AuditAction: { ...values }, Role: { ...values } });
    expect([AuditAction?.['x-grows'], Role?.['x-grows']]).toEqual([true, undefined]);
  });

  it('where they are fields, of one value or of several', () => {
    const { JobDto } = described({
      JobDto: {
        properties: {
          brand: { ...values },
          brands: { type: 'array', items: { ...values } },
          status: { ...values },
        },
      },
    });
    expect(JobDto?.properties).toMatchObject({ brand: { 'x-grows': true } });
    expect(JobDto?.properties?.['brands']?.['items']).toHaveProperty('x-grows');
    expect(JobDto?.properties?.['status']).not.toHaveProperty('x-grows');
  });
});
