import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountNotices, type TokenEnding } from '../accounts/account-notices.js';
import { IS_WORTH_ITS_MAKER } from './token-sql.js';

/** How long before the end a maker is told: time enough to give the program another token. */
const NOTICE = "interval '7 days'";

/** Tells the maker of a token, once, that it ends soon; not for a token that was made for no longer than the notice. */
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
