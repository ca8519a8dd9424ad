import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { DomainError } from '../../../platform/errors';
import { checkFile, FilePurpose, images as imageTypes, ReadFile, StoreFile } from '../../../platform/files';
import { ReadableFiles } from '../../files';
import type { Question } from '../question.entity';
import type { QuestionDraft } from '../question.policy';
import { imageIdsOf, renameImages } from './html-images';
import type { CarriedImage } from './interchange';

const imagesIn = ({ textHtml, translation }: QuestionDraft): string[] => [
  ...imageIdsOf(textHtml),
  ...(translation?.texts ?? []).flatMap(({ text }) => imageIdsOf(text)),
];

/** The images of questions on their way in and out. */
@Injectable()
export class QuestionPictures {
  constructor(
    private readonly storeFile: StoreFile,
    private readonly readFile: ReadFile,
    private readonly readable: ReadableFiles,
  ) {}

  /**
   * The drafts with stored files in the place of the images that came with them. What is stored and then not used, because the
   * import fails, is removed like every file that nothing holds.
   */
  async store(
    ownerId: string,
    drafts: readonly QuestionDraft[],
    images: ReadonlyMap<string, CarriedImage>,
  ): Promise<QuestionDraft[]> {
    const ids = new Map<string, string>();
    for (const key of new Set(drafts.flatMap(imagesIn))) {
      const image = images.get(key);
      if (!image) continue;
      const checked = await checkFile(image.name, image.bytes, imageTypes);
      const { id } = await this.storeFile.execute(checked, { ownerId, purpose: FilePurpose.QUESTION_IMAGE });
      ids.set(key, id);
    }
    return drafts.map(({ textHtml, translation, ...draft }) => ({
      ...draft,
      ...(textHtml && { textHtml: renameImages(textHtml, ids) }),
      ...(translation && {
        translation: {
          ...translation,
          texts: translation.texts.map((one) => ({ ...one, text: renameImages(one.text, ids) })),
        },
      }),
    }));
  }

  /** By file id; one that is gone, or not for this viewer, is missing. */
  async read(viewer: Viewer, questions: readonly Question[]): Promise<Map<string, CarriedImage>> {
    const images = new Map<string, CarriedImage>();
    for (const id of new Set(
      questions.flatMap(({ textHtml, translation }) => [...imageIdsOf(textHtml), ...imageIdsOf(translation?.textHtml)]),
    )) {
      const image = await this.find(viewer, id);
      if (image) images.set(id, image);
    }
    return images;
  }

  private async find(viewer: Viewer, id: string): Promise<CarriedImage | null> {
    try {
      const { name, purpose } = await this.readable.find(viewer, id);
      return purpose === FilePurpose.QUESTION_IMAGE ? { name, bytes: await this.readFile.execute(id) } : null;
    } catch (error) {
      if (error instanceof DomainError || (error as { code?: string }).code === 'ENOENT') return null;
      throw error;
    }
  }
}
