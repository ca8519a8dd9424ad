export { packArchive } from './pack-archive';
export { contentOf, openArchive, unpackArchive, UnacceptableArchive } from './unpack-archive';
