import { COMMUNITY_LIMITS } from '@smash/contract';
import { BooleanField, TextField, VersionField, ZoneField } from '../../../platform/validation/fields.js';

/** Body of POST. */
export class SaveMessageDto {
  @TextField({ max: COMMUNITY_LIMITS.title, description: 'Title', example: 'General meeting in March' })
  title: string;

  @TextField({ max: COMMUNITY_LIMITS.message_body, multiline: true, description: 'Text of the message' })
  body: string;

  @ZoneField()
  zone_id?: number | null;

  @BooleanField({
    optional: true,
    description:
      '`true` publishes, `false` withdraws. If not given, a new message is a draft and an existing message stays as it is',
  })
  is_published?: boolean;
}

/** Body of PUT, which replaces the whole message. */
export class UpdateMessageDto extends SaveMessageDto {
  @VersionField()
  version?: number;
}
