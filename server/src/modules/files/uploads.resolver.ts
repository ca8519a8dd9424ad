import { Args, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { MutationReturning } from '../../platform/graphql';
import { StaffUploads } from './staff-uploads';
import { StoredFileNode, UploadInPartsNode } from './stored-file.type';
import { FinishUploadInput, StartUploadInput, UploadFileInput, UploadPartInput } from './uploads.inputs';

@Resolver()
export class UploadsResolver {
  constructor(private readonly uploads: StaffUploads) {}

  @MutationReturning('file', () => StoredFileNode, {
    description: 'Images: png, jpeg, gif or webp. Removed after a day if nothing uses it.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  uploadFile(@CurrentViewer() viewer: Viewer, @Args('input') input: UploadFileInput): Promise<StoredFileNode> {
    return this.uploads.whole(viewer, input);
  }

  @MutationReturning('upload', () => UploadInPartsNode, {
    description: 'Begins a file that is larger than one upload may be.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  startUpload(@CurrentViewer() viewer: Viewer, @Args('input') input: StartUploadInput): Promise<UploadInPartsNode> {
    return this.uploads.start(viewer, input);
  }

  @MutationReturning('upload', () => UploadInPartsNode, {
    description: 'One part of a file, in any order and as often as the line demands.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  uploadPart(@CurrentViewer() viewer: Viewer, @Args('input') input: UploadPartInput): Promise<UploadInPartsNode> {
    return this.uploads.part(viewer, input);
  }

  @MutationReturning('file', () => StoredFileNode, {
    description: 'Joins the parts; UPLOAD_INCOMPLETE names what is missing.',
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  finishUpload(@CurrentViewer() viewer: Viewer, @Args('input') input: FinishUploadInput): Promise<StoredFileNode> {
    return this.uploads.finish(viewer, input);
  }
}
