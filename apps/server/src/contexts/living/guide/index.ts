export { GuideForBoard, type GuideOnBoard } from './guide-for-board.ts';
export { GuideModule } from './guide.module.ts';
export { HouseDocumentsService } from './house-documents.service.ts';
export { WriteGuideService } from './write-guide.service.ts';
