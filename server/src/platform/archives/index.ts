export { packArchive } from './pack-archive';
export { entryContent, openArchive, unpackArchive, UnacceptableArchive } from './unpack-archive';
