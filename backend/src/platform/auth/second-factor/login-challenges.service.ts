import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Environment } from '../../config/environment.js';
import { readToken, type TokenPurpose } from '../../tokens/signed-tokens.js';
import { Admin } from '../entities/admin.entity.js';

/** Injection token of the service that signs login challenges. */
export const LOGIN_CHALLENGES = Symbol('LOGIN_CHALLENGES');

/** Time to find the phone, in seconds. */
const LIFETIME_SECONDS = 5 * 60;

/** Tokens that say that the password was right; they open nothing but the second step of the login. */
export const loginChallenges = ({ JWT_SECRET: secret }: Environment): TokenPurpose => ({
  secret,
  issuer: 'smash-technology',
  audience: 'login-second-step',
  expiresIn: LIFETIME_SECONDS,
});

/** A login whose password was right. */
export interface LoginUnderWay {
  id: string;
  admin: Admin;
}

interface Claims {
  jti?: unknown;
  sub?: unknown;
  password?: unknown;
}

/** Signs the result of the first step of a login, and reads it at the second. */
@Injectable()
export class LoginChallengesService {
  constructor(
    @Inject(LOGIN_CHALLENGES) private readonly tokens: JwtService,
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
  ) {}

  issue({ id, passwordHash }: Pick<Admin, 'id' | 'passwordHash'>): Promise<string> {
    return this.tokens.signAsync({ password: digest(passwordHash ?? '') }, { jwtid: uuidv7(), subject: id });
  }

  /** The login of a challenge; undefined when the challenge is too old, the account inactive, or the password changed since. */
  async read(challenge: string): Promise<LoginUnderWay | undefined> {
    const { jti, sub, password } = (await readToken<Claims>(this.tokens, challenge)) ?? {};
    if (typeof jti !== 'string' || typeof sub !== 'string' || !isUuid(jti) || !isUuid(sub)) return undefined;
    const admin = await this.admins
      .createQueryBuilder('admin')
      .addSelect('admin.passwordHash')
      .where({ id: sub, status: 'active' })
      .getOne();
    return admin?.passwordHash && digest(admin.passwordHash) === password ? { id: jti, admin } : undefined;
  }
}

/** The hash is salted, so its digest reveals nothing about the password. */
const digest = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');
