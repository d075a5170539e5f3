import '@mui/material/themeCssVarsAugmentation';
