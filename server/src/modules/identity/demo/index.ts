export { DEMO_OWNER_ID, demoSignIn } from './identity.demo';
export { IdentityDemoModule } from './demo.module';
