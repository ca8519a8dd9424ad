export { ContactSupport } from './contact-support';
export { SUPPORT_ANSWERS_WITHIN_HOURS } from './support-hours';
export { AskForHelpInput, ContactSupportInput } from './support.inputs';
export { WriteFromOutside } from './write-from-outside';
export { SupportModule } from './support.module';
