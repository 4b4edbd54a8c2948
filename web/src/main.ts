import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/scale.css';
import './style/tokens.css';
import './style/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
