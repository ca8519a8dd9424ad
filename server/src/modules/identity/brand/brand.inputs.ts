import { Field, ID, InputType } from '@nestjs/graphql';
import { Upload } from '../../../platform/graphql';
import type { UploadedFile } from '../../../platform/graphql';

const LOGO = 'png, jpeg, gif or webp, at most 250 KB (256,000 bytes). Left out: it stays. Null: it goes.';

// Without class-validator, whose copy of the input would not carry the files; `checkBrand` looks at the rest.

@InputType()
export class UpdateBrandInput {
  @Field(() => ID, { nullable: true, description: "An HR, for their company. Null: the installation's; super-admins." })
  hrId?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 60 characters. Null, as below: nothing of its own.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is another in Arabic.' })
  nameAr?: string | null;

  @Field(() => String, { nullable: true, description: '`#` and six hexadecimal digits.' })
  accent?: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address.' })
  supportAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  imprint?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is another in Arabic.' })
  imprintAr?: string | null;

  @Field(() => Upload, { nullable: true, description: LOGO })
  logo?: UploadedFile | null;

  @Field(() => Upload, { nullable: true, description: `For the dark theme. ${LOGO}` })
  darkLogo?: UploadedFile | null;
}
