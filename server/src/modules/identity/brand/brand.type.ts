import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Accent, AccentShades } from './accent.policy';
import type { BothLanguages, ShownBrand, ShownLogo, BrandSettings } from './brand.policy';

@ObjectType('BrandText', { description: 'The same in both languages where only one was written.' })
export class BrandTextNode implements BothLanguages {
  @Field(() => String)
  en: string;

  @Field(() => String)
  ar: string;
}

@ObjectType('BrandLogo', { description: 'Paths on this server; each always leads to the same picture.' })
export class BrandLogoNode implements ShownLogo {
  @Field(() => String)
  path: string;

  @Field(() => String, { description: 'For the dark theme; the same where only one was given.' })
  darkPath: string;

  @Field(() => Int, { description: 'In pixels; it is shown in half of it at the most.' })
  width: number;

  @Field(() => Int)
  height: number;
}

@ObjectType('AccentShades', { description: 'What one colour becomes in a theme, as CSS colours.' })
export class AccentShadesNode implements AccentShades {
  @Field(() => String, { description: 'Carries white words.' })
  brand: string;

  @Field(() => String)
  hover: string;

  @Field(() => String)
  active: string;

  @Field(() => String, { description: 'For words on the surface.' })
  text: string;

  @Field(() => String)
  textHover: string;

  @Field(() => String)
  soft: string;

  @Field(() => String)
  softer: string;

  @Field(() => String)
  line: string;

  @Field(() => String)
  mid: string;

  @Field(() => String)
  graphic: string;

  @Field(() => String)
  focus: string;

  @Field(() => Float, { description: 'Of the worst pair of text and ground; never below 4.5.' })
  contrast: number;
}

@ObjectType('Accent', { description: 'The same colour, darker or lighter only as far as each theme needs it.' })
export class AccentNode implements Accent {
  @Field(() => AccentShadesNode)
  light: AccentShadesNode;

  @Field(() => AccentShadesNode)
  dark: AccentShadesNode;
}

@ObjectType('Brand', { description: "Whose name is on the door; null where it is Mizan's own." })
export class BrandNode implements ShownBrand {
  @Field(() => BrandTextNode, { nullable: true })
  name: BrandTextNode | null;

  @Field(() => BrandLogoNode, { nullable: true })
  logo: BrandLogoNode | null;

  @Field(() => AccentNode, { nullable: true })
  accent: AccentNode | null;

  @Field(() => String, { description: 'Where questions go.' })
  supportAddress: string;

  @Field(() => BrandTextNode, { nullable: true, description: 'Who is responsible, as the law may demand it.' })
  imprint: BrandTextNode | null;
}

@ObjectType('BrandSettings', { description: 'What was chosen; null is taken from the installation, or from Mizan.' })
export class BrandSettingsNode implements BrandSettings {
  @Field(() => String, { nullable: true })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is another in Arabic.' })
  nameAr: string | null;

  @Field(() => String, { nullable: true, description: '`#` and six digits, as it was chosen.' })
  accent: string | null;

  @Field(() => String, { nullable: true })
  supportAddress: string | null;

  @Field(() => String, { nullable: true })
  imprint: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is another in Arabic.' })
  imprintAr: string | null;

  @Field(() => String, { nullable: true, description: 'Path on this server.' })
  logoPath: string | null;

  @Field(() => String, { nullable: true, description: 'Path on this server.' })
  darkLogoPath: string | null;

  @Field(() => BrandNode, { description: 'What is shown, with what was chosen by nobody here.' })
  shown: BrandNode;

  @Field(() => BrandNode, { description: 'What would be shown if nothing was chosen here.' })
  inherited: BrandNode;
}
