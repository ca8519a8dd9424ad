import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { User } from '../user';
import { PasswordCode } from './password-code.entity';
import { PASSWORD_CODE_MAIL } from './password.mail';

export const MAIL_PASSWORD_CODE = 'mail-password-code';

export interface CodeMailing {
  codeId: string;
  /** Of the secrets by which the code was made. */
  keyId: string;
}

/** Asks, apart from the request, whether anybody has the address; if nobody has, nothing is sent. */
@Injectable()
export class MailPasswordCode {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  @JobHandler(MAIL_PASSWORD_CODE)
  async execute({ codeId, keyId }: CodeMailing): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const code = await tx.manager.findOneBy(PasswordCode, { id: codeId });
      if (!code) return;
      const { email, language } = code;
      const query = tx.manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email });
      const user = await query.andWhere('u.isVerified').getOne();
      if (!user) return;
      const params = { codeId, keyId, name: user.name };
      await this.mailer.send(tx, { to: user.email, template: PASSWORD_CODE_MAIL, language, params });
    });
  }
}
