import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { TooBusy } from '../../errors';
import { Slots } from '../../throttle';
import type { FileType } from '../content/file-types';
import { encodePicture, isPicture } from './encode-picture';

/** They work in the four threads in which Node also reads files and looks up names, and may not take all of them. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 200;

/** Makes pictures harmless before they are stored, a few at once; everything else passes as it is. */
@Injectable()
export class CleanPictures {
  private readonly slots = new Slots(MOST_WAITING);

  /** @throws PictureTooLarge, FileTypeNotAllowed, TooBusy */
  async execute({ content }: FileType, bytes: Buffer): Promise<Buffer> {
    if (!isPicture(content)) return bytes;
    const leave = await this.slots.enter('pictures', AT_ONCE);
    if (!leave) throw new TooBusy({ retryAfterSeconds: 2 });
    try {
      return await encodePicture(content, bytes);
    } finally {
      leave();
    }
  }
}
