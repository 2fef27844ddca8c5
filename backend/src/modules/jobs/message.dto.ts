import { ApiProperty } from '@nestjs/swagger';

export class MessageDto {
  @ApiProperty({ description: 'What was done, to be shown to the person' })
  message: string;
}
