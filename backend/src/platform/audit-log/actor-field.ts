import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { validate as isUuid } from 'uuid';

/** Filter value for actions without an account: those of visitors, applicants and the server itself. */
export const ANYBODY_ELSE = 'none';

/** Filters entries by the account that acted. */
export const ActorField = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      description: `Id of an account: only what it did; \`${ANYBODY_ELSE}\`: only what no account did`,
    }),
    IsOptional(),
    ValidateBy({
      name: 'actor',
      validator: {
        validate: (value: unknown) => value === ANYBODY_ELSE || isUuid(value),
        defaultMessage: () => `Please give the id of an account, or ${ANYBODY_ELSE}`,
      },
    }),
  );
