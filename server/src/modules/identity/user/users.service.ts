import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import type { ContentLanguage } from '../../../platform/graphql';
import { ORGANIZATION_ID } from './organization';
import { preferencesOf } from './stored-settings';
import { User } from './user.entity';

export interface MailReceiver {
  name: string;
  email: string;
  language: ContentLanguage;
}

export interface StaffContact {
  name: string;
  companyName: string | null;
  /** Null of somebody who cannot sign in: nobody would read what is written to them. */
  email: string | null;
}

@Injectable()
export class Users {
  constructor(private readonly dataSource: DataSource) {}

  /** Display names by user id, for owner columns; ask once for a whole page. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const users = await this.dataSource.manager.find(User, {
      select: { id: true, name: true },
      where: { id: In(ids) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** IANA name; null when the user follows the browser, which a mail does not know. */
  async timeZoneOf(userId: string): Promise<string | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    return user && preferencesOf(user.settings).timeZone;
  }

  /** Whom a candidate may turn to; null when there is no such user. */
  async contactOf(userId: string): Promise<StaffContact | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) return null;
    const { name, companyName, email, isVerified } = user;
    return { name, companyName, email: isVerified ? email : null };
  }

  /** Who decides on access requests and wants a mail for each. */
  async wantingAccessRequests(): Promise<MailReceiver[]> {
    const where = { role: In(['super-admin', 'admin']), isVerified: true };
    const users = await this.dataSource.manager.find(User, { where, order: { email: 'ASC' } });
    return users.filter(({ settings }) => preferencesOf(settings).notifyOnAccessRequest).map(receiverOf);
  }

  /** Everybody who keeps the installation. */
  async superAdmins(): Promise<MailReceiver[]> {
    const where = { role: 'super-admin' as const, isVerified: true, id: Not(ORGANIZATION_ID) };
    const users = await this.dataSource.manager.find(User, { where, order: { email: 'ASC' } });
    return users.map(receiverOf);
  }

  /** Null when the user cannot sign in: whom nobody lets in is written no mails either. */
  async receiver(userId: string): Promise<MailReceiver | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId, isVerified: true });
    return user && receiverOf(user);
  }

  /** Null when the user does not want a mail for each exam that is handed in, or cannot sign in. */
  async wantingSubmissions(userId: string): Promise<MailReceiver | null> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId, isVerified: true });
    return user && preferencesOf(user.settings).notifyOnSubmission ? receiverOf(user) : null;
  }
}

function receiverOf({ name, email, settings }: User): MailReceiver {
  return { name, email, language: preferencesOf(settings).language };
}
