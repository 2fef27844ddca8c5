import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountNotices, type TokenEnding } from '../accounts/account-notices.js';
import { IS_WORTH_ITS_MAKER } from './token-sql.js';

/** How long before its end: time enough to give a program another one. */
const NOTICE = "interval '7 days'";

/** Tells whoever made a token that it ends soon, once, unless it was made for no longer than that. */
@Injectable()
export class TokenEndings {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notices: AccountNotices,
  ) {}

  async notify(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [ending] = await manager.query<[EndingRow[], number]>(
        `UPDATE api_tokens t SET ending_told_at = now() FROM admins a, admins m, sessions s
         WHERE a.id = t.id AND m.id = t.made_by AND s.id = t.id
           AND t.id IN (
             SELECT id FROM api_tokens
             WHERE revoked_at IS NULL AND ending_told_at IS NULL AND expires_at > now()
               AND expires_at <= now() + ${NOTICE} AND expires_at > created_at + ${NOTICE}
             FOR NO KEY UPDATE SKIP LOCKED
           )
           AND ${IS_WORTH_ITS_MAKER}
         RETURNING t.name, t.expires_at AS "endsAt", m.id, m.username, m.email,
           CASE WHEN s.last_used_at > s.created_at THEN s.last_used_at END AS "lastUsedAt"`,
      );
      for (const { name, endsAt, lastUsedAt, ...account } of ending) {
        await this.notices.notify(manager, {
          kind: 'token_ending',
          account,
          token: { name, endsAt, lastUsedAt },
        });
      }
    });
  }
}

type EndingRow = TokenEnding['token'] & TokenEnding['account'];
