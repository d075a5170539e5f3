export { NotesService } from './notes.service.ts';
export { NotesModule } from './notes.module.ts';
