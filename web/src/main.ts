import './theme/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { speak } from './words/index.svelte';

await speak();
mount(App, { target: document.getElementById('app')! });
