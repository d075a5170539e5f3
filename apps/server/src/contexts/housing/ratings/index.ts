export { ChangeRatingService } from './change-rating.service.ts';
export { RatingAveragesReadModel } from './rating-averages-read-model.ts';
export { WriteRatingService } from './write-rating.service.ts';
export { RatingsModule } from './ratings.module.ts';
