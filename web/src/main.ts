import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { loadTexts } from './lib/words.svelte';
import './style/base.css';

document.documentElement.lang = settings.language;
document.documentElement.dataset['light'] = settings.light;

await loadTexts();
mount(App, { target: document.querySelector('#page')! });
