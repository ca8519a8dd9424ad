export { ProofButton } from './proof-button';
