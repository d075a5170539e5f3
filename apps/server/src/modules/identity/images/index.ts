export { DeleteUnusedImages } from './delete-unused-images.ts';
export * from './images.events.ts';
export { ImagesModule } from './images.module.ts';
export { type PhotoRow, toPhoto } from './images.mapper.ts';
export { imageSources } from './image-sources.ts';
export { Images, type ProvedPhoto, type WantedPhoto } from './images.service.ts';
export { photosOf } from './photos.sql.ts';
export { type Place, type PhotoPlacePolicy, PhotoPlaces } from './photo-places.ts';
export { type ImageSource, UploadImages } from './upload-images.service.ts';
