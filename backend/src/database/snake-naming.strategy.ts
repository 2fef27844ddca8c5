import { DefaultNamingStrategy } from 'typeorm';

/** Maps camelCase names in the code to snake_case columns; nothing else does. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
