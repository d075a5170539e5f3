export { ChangeRatingService } from './change-rating.service.ts';
export { RatingAveragesRepository } from './rating-averages.repository.ts';
export { WriteRatingService } from './write-rating.service.ts';
export { RatingsModule } from './ratings.module.ts';
