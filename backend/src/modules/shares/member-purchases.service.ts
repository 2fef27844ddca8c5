import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import type { CurrentMember } from '../../platform/auth/access.decorators.js';
import type { FileResponse } from '../../platform/files/index.js';
import type { MyPurchaseDto } from './purchase.dto.js';
import { SharePurchase } from './entities/share-purchase.entity.js';
import { toMyPurchaseDto } from './purchase.mapper.js';
import { ReceiptsService } from './receipts/receipts.service.js';

/** Most purchases in the list, the newest; more than anybody has, unpaid orders included. */
const MOST = 200;

/** Purchases as their member sees them. */
@Injectable()
export class MemberPurchasesService {
  constructor(
    @InjectRepository(SharePurchase) private readonly purchases: Repository<SharePurchase>,
    private readonly receipts: ReceiptsService,
  ) {}

  async list(member: CurrentMember): Promise<MyPurchaseDto[]> {
    const own = await this.ownedBy(member).orderBy('purchase.createdAt', 'DESC').limit(MOST).getMany();
    return own.map(toMyPurchaseDto);
  }

  /** @throws PurchaseNotFoundException, also for a purchase of somebody else */
  async receipt(member: CurrentMember, id: string): Promise<FileResponse> {
    return this.receipts.toFile(await this.ownedBy(member).andWhere('purchase.id = :id', { id }).getOne());
  }

  /**
   * Purchases made by the member, or paid by a visitor with the member's address. The address is confirmed: whoever
   * reads its mail has the receipt anyway. Unpaid orders prove nothing about an address, so those of visitors are left
   * out.
   */
  private ownedBy({ id, email }: CurrentMember): SelectQueryBuilder<SharePurchase> {
    return this.purchases.createQueryBuilder('purchase').where(
      `(purchase.memberId = :memberId
          OR (purchase.memberId IS NULL AND purchase.status = 'paid' AND lower(purchase.email) = lower(:email)))`,
      { memberId: id, email },
    );
  }
}
