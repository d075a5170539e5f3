export { imageSources } from './image-sources.ts';
export * from './images.events.ts';
export { toPhoto, type PhotoRow } from './images.mapper.ts';
export { Images, type ProvedPhoto } from './images.service.ts';
export { PhotoPlaces, type PhotoPlacePolicy, type Place } from './photo-places.ts';
export { photosOf } from './photos.sql.ts';
export { UploadImages } from './upload-images.service.ts';
export { MediaModule } from './media.module.ts';
